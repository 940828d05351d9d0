import { postLead, submitLead } from './submit-lead.ts';

/** The ids that the bundler gave the form's two actions: what browsers name them by. */
export const actionIds = { called: idOf(submitLead), posted: idOf(postLead) };

export type ActionIds = typeof actionIds;

function idOf(action: object): string {
  return String('$$id' in action ? action.$$id : '');
}
