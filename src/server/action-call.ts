// How Waku and React name and call a server action: what an upgrade of either may change.

/** Waku answers everything below this path itself. */
export const frameworkPath = '/RSC/';

/** A call with a form as its one argument, as React's client encodes it: a field that says so... */
export const callHead = ['0', '["$K1"]'] as const;
/** ...and the form's own fields, whose names begin with this. */
export const callPrefix = '_1_';

/** React takes a field of a posted document that begins with this for the name of an action. */
export const actionFieldPrefix = '$ACTION_';

/** The path at which a browser calls an action. */
export function actionPath(id: string): string {
  const [module = '', name = ''] = id.split('#');
  return `${frameworkPath}F/${/^[_/]/.test(module) ? '_' : ''}${module}/${name}.txt`;
}

/** The id that the bundler gave an action. Throws if it is kept elsewhere: no path would be open. */
export function actionId(action: object): string {
  if ('$$id' in action) return String(action.$$id);
  throw new Error('A server action has no `$$id`');
}
