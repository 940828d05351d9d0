// Plain JavaScript that any Node can read: older ones know no TypeScript, and say so at length.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `This is Node ${process.versions.node}: run npm ci, which brings the Node 24 that the site needs, then use npm start and the other npm scripts.`,
  );
  process.exit(1);
}
if (!require('node:fs').existsSync('node_modules')) {
  console.error('The packages are missing: run npm ci first.');
  process.exit(1);
}
