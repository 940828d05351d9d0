// How Waku and React name and call a server action: what an upgrade of either may change.

/** Waku answers everything below this path itself. */
export const frameworkPath = '/RSC/';

/** React names an action by the field of a posted document that begins with this. */
export const actionFieldPrefix = '$ACTION_';

/** What a request to an action consists of, apart from the fields of the form. */
export type Envelope = {
  /** The field that says what to do with the others. */
  head: readonly [name: string, value: string];
  /** What comes before the name of each of the others. */
  prefix: string;
};

/** A call of an action with a form as its one argument, as React's client encodes it. */
export const callEnvelope: Envelope = { head: ['0', '["$K1"]'], prefix: '_1_' };

/** A posted document that names an action. */
export function documentEnvelope(id: string): Envelope {
  return { head: [actionField(id), ''], prefix: '' };
}

/** The field by which a posted document names an action. */
export function actionField(id: string): string {
  return `${actionFieldPrefix}ID_${id}`;
}

/** The path at which a browser calls an action. */
export function actionPath(id: string): string {
  const [module = '', name = ''] = id.split('#');
  return `${frameworkPath}F/${/^[_/]/.test(module) ? '_' : ''}${module}/${name}.txt`;
}

/**
 * The id that the bundler gave an action. Throws if it is kept elsewhere: any posted document would
 * then name the action.
 */
export function actionId(action: object): string {
  if ('$$id' in action) return String(action.$$id);
  throw new Error('A server action has no `$$id`');
}
