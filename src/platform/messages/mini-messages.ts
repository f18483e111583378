import Taro from '@tarojs/taro'
import { isCancel, isDenied, vendorMessage } from '../vendor-error'
import type { MessageAnswer, Messages, MessagesOutcome } from './contract'

/** WeChat's code for a user who has turned off all messages. */
const ALL_OFF = 20004

/** Answers of WeChat and Douyin; any other sends nothing. */
const ANSWERS: Readonly<Record<string, MessageAnswer>> = { accept: 'accepted', reject: 'rejected', ban: 'banned' }

/** WeChat and Douyin share the call; they differ in the maximum of templates. */
export function miniMessages(maxTemplates: number): Messages {
  return {
    maxTemplates,
    async request(templateIds) {
      const tmplIds = templateIds.slice(0, maxTemplates)
      try {
        // Taro's type requires Alipay's ids as well.
        const answers = await Taro.requestSubscribeMessage({
          tmplIds,
        } as unknown as Taro.requestSubscribeMessage.Option)
        const words = answers as unknown as Record<string, string>
        return { kind: 'answered', answers: answersOf(tmplIds, (id) => ANSWERS[words[id] ?? ''] ?? 'rejected') }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}

export function answersOf(
  ids: readonly string[],
  answer: (id: string) => MessageAnswer,
): Readonly<Record<string, MessageAnswer>> {
  return Object.fromEntries(ids.map((id) => [id, answer(id)]))
}

function outcomeOf(error: unknown): MessagesOutcome {
  if ((error as { errCode?: number })?.errCode === ALL_OFF) return { kind: 'off' }
  if (isCancel(error) || isDenied(error)) return { kind: 'cancelled' }
  return { kind: 'failed', reason: vendorMessage(error) }
}
