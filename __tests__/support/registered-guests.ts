import { registerForOpenShow } from '@/contracts/open-show/register-for-open-show'
import { demoOpenShows } from '../../gateway/src/demo/open-shows'
import { newId } from '../../gateway/src/random'
import { sandbox } from './sandbox-shop'
import type { TestGateway } from './test-gateway'

const [MIC, REHEARSAL] = demoOpenShows()
/** A show whose guests a clerk decides on, and one whose guests are named. */
export const MIC_ID = MIC?.openShowId ?? ''
export const REHEARSAL_ID = REHEARSAL?.openShowId ?? ''
export const MIC_SESSION_ID = MIC?.sessions[0]?.sessionId ?? ''

/** Registers a user for the open mic, and has a clerk say so; answers the id. */
export async function registeredForMic(shop: TestGateway, as: string, verdict?: string): Promise<string> {
  const answers = { name: '小安', phone: '13800138000', part: '观看' }
  const wish = { openShowId: MIC_ID, sessionId: MIC_SESSION_ID, answers, attendees: [] }
  const { data, comments } = await shop.call(registerForOpenShow, wish, { as, headers: { 'idempotency-key': newId() } })
  if (data === null) throw new Error(`refused: ${comments}`)
  if (verdict)
    await sandbox(shop, `registrations/${data.registrationId}/${verdict}`, { reason: '名额优先给首次参加者' })
  return data.registrationId
}
