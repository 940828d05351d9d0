import { postLead, submitLead } from './submit-lead.ts';

/** The ids that the bundler gave the form's two actions, by which browsers name them. */
export const actionIds = { called: idOf(submitLead), posted: idOf(postLead) };

export type ActionIds = typeof actionIds;

/** Throws if the bundler keeps the id elsewhere: any posted document would then name the action. */
function idOf(action: object): string {
  if ('$$id' in action) return String(action.$$id);
  throw new Error('A server action has no `$$id`');
}
