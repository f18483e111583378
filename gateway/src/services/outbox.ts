import type { Context } from '../call'
import { outbox } from '../database/schema/shop'
import { newId } from '../random'

/** What the shop would send. */
export interface Message {
  kind: string
  recipient: string
  content: string
}

/** Puts a message where developers read it: the sandbox sends none. */
export async function putIntoOutbox({ db, clock }: Pick<Context, 'db' | 'clock'>, message: Message): Promise<void> {
  await db.insert(outbox).values({ id: newId(), ...message, createdAt: clock.now() })
}
