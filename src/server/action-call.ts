// How React and Waku call a server action over HTTP. Check after an upgrade of either.

/** The first field of a call whose one argument is a form: it refers to the fields below. */
export const callHead = ['0', '["$K1"]'] as const;

/** The prefix of the form's own fields within a call. */
export const callPrefix = '_1_';

/** Returns the path to which a browser posts a call of the action with this id. */
export function actionPath(id: string): string {
  const [module = '', name = ''] = id.split('#');
  return `/RSC/F/${/^[_/]/.test(module) ? '_' : ''}${module}/${name}.txt`;
}

/** Returns the id that the bundler gave an action. Throws if there is none. */
export function actionId(action: object): string {
  if ('$$id' in action) return String(action.$$id);
  throw new Error('The server action has no `$$id`');
}
