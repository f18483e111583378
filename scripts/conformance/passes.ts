import { readAsAnotherUser } from './passes/another-user'
import type { Pass } from './passes/pass'
import { playRemainingReads } from './passes/remaining-reads'
import { readUnknownIds } from './passes/unknown-ids'
import { callWithoutSession } from './passes/without-session'

/** Follow the journeys, in this order. */
export const PASSES: readonly Pass[] = [playRemainingReads, readUnknownIds, readAsAnotherUser, callWithoutSession]
