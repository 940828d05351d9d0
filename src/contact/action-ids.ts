import { actionId } from './action-protocol.ts';
import { postLead, submitLead } from './submit-lead.ts';

/** The ids that the bundler gave the form's two actions, by which browsers name them. */
export const actionIds = { called: actionId(submitLead), posted: actionId(postLead) };

export type ActionIds = typeof actionIds;
