import type { Context } from '../../call'
import { outbox } from '../../database/schema/shop'
import { newId } from '../../random'

/** Messages that the shop would send. */
export interface Message {
  kind: string
  recipient: string
  content: string
}

/** Tells a user something where the shop reaches them: by SMS, else by e-mail, else not at all. */
export async function notifyByPhoneOrEmail(
  context: Pick<Context, 'db' | 'clock'>,
  { areaCode, cellphone, email }: { areaCode: string | null; cellphone: string | null; email: string | null },
  content: string,
): Promise<void> {
  if (cellphone) await putIntoOutbox(context, { kind: 'SMS', recipient: `+${areaCode} ${cellphone}`, content })
  else if (email) await putIntoOutbox(context, { kind: 'EMAIL', recipient: email, content })
}

/** Puts a message where developers read it: the sandbox sends none. */
export async function putIntoOutbox({ db, clock }: Pick<Context, 'db' | 'clock'>, message: Message): Promise<void> {
  await db.insert(outbox).values({ id: newId(), ...message, createdAt: clock.now() })
}
