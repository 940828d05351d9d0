import { replaceFrameworkScripts } from '#src/server/replace-framework-scripts.ts';

/** A worker that answers with the posted page. HTMLRewriter exists on workerd only. */
export default {
  fetch: async (request: Request) =>
    new Response(await replaceFrameworkScripts(await request.text())),
};
