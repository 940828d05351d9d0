// How React and Waku call a server action over HTTP. Check it after an upgrade of either.

/** The first field of a call whose only argument is a form. It refers to the fields below. */
export const callHead = ['0', '["$K1"]'] as const;

export const callPrefix = '_1_';

/** Returns the path to which browsers post a call of the action with this id. */
export function actionPath(id: string): string {
  const [module = '', name = ''] = id.split('#');
  return `/RSC/F/${/^[_/]/.test(module) ? '_' : ''}${module}/${name}.txt`;
}

/** Returns the id that the bundler assigned to an action. Throws without one. */
export function actionId(action: object): string {
  if ('$$id' in action) return String(action.$$id);
  throw new Error('The server action has no `$$id`');
}
