import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import type { PromptWords, QuestionKind } from '@/request/prompter'
import type { PromptsStore } from '@/stores/prompts-store'
import { Dialog } from '@/ui/dialog/dialog'
import { Leaving } from '@/ui/dialog/leaving'
import { useApp } from '../app-context'

/** A hurried user waits this long before the window can be closed. */
const WAITING_SECONDS = 5

/** Words by kind where the server sent none; `cancel` is there where there are two ways. */
const WORDS = {
  alert: { title: 'prompt.busy', hint: null, confirm: 'action.confirm', cancel: null },
  login: { title: 'error.notLoggedIn', hint: 'error.notLoggedInHint', confirm: 'frame.logIn', cancel: 'action.cancel' },
  back: { title: 'error.generic', hint: null, confirm: 'action.back', cancel: null },
  waiting: { title: 'error.busy', hint: null, confirm: 'action.close', cancel: null },
  retry: { title: 'error.busy', hint: null, confirm: 'action.retry', cancel: 'action.back' },
  booking: { title: 'error.generic', hint: null, confirm: 'action.back', cancel: null },
  generic: { title: 'error.generic', hint: 'error.genericHint', confirm: 'action.back', cancel: null },
  networkBusy: { title: 'prompt.busy', hint: 'prompt.busyHint', confirm: 'action.retry', cancel: 'action.back' },
  networkOff: { title: 'error.network', hint: 'error.networkHint', confirm: 'action.retry', cancel: 'action.back' },
  needBind: { title: 'prompt.notice', hint: 'prompt.needBind', confirm: 'action.confirm', cancel: null },
  areaMismatch: {
    title: 'login_warn_tips1',
    hint: 'login_warn_tips10',
    confirm: 'frame.logOut',
    cancel: 'action.cancel',
  },
  languageMismatch: {
    title: 'login_warn_tips4',
    hint: 'login_warn_tips7',
    confirm: 'frame.logOut',
    cancel: 'action.cancel',
  },
  emailMismatch: {
    title: 'login_warn_tips2',
    hint: 'login_warn_tips8',
    confirm: 'frame.logOut',
    cancel: 'action.cancel',
  },
  accountEnding: {
    title: 'prompt.notice',
    hint: 'prompt.accountEnding',
    confirm: 'prompt.keepAccount',
    cancel: 'frame.logOut',
  },
  otherDevice: { title: 'prompt.notice', hint: 'prompt.loginElsewhere', confirm: 'action.confirm', cancel: null },
} as const

/** Kinds with the product's own text, whatever the server sends. */
const OWN_WORDS: readonly QuestionKind[] = [
  'generic',
  'networkBusy',
  'networkOff',
  'otherDevice',
  'needBind',
  'areaMismatch',
  'languageMismatch',
]

type Question = NonNullable<PromptsStore['question']>

/** Prompt of the request pipeline. */
export const PipelineQuestion = observer(function PipelineQuestion() {
  const { question } = useApp().prompts
  const words = useWords(question)
  const isWaiting = question?.kind === 'waiting'
  const secondsLeft = useSecondsLeft(isWaiting ? question.id : null)
  const isLocked = isWaiting && secondsLeft > 0
  return (
    <Leaving>
      {question && words && (
        <Dialog
          key={question.id}
          iconUrl={words.iconUrl}
          title={words.title}
          content={words.content}
          confirmText={isLocked ? `${words.confirmText}(${secondsLeft})` : words.confirmText}
          cancelText={words.cancelText}
          isConfirmDisabled={isLocked}
          onAnswer={question.answer}
        />
      )}
    </Leaving>
  )
})

/** The words of a question: the server's, the product's where it sent none. */
function useWords(question: Question | null) {
  const t = useText(commonText)
  const { session } = useApp()
  if (!question) return null
  const isEmailAccount = question.kind === 'languageMismatch' && session.user?.loginMethod === 'EMAIL'
  const own = WORDS[isEmailAccount ? 'emailMismatch' : question.kind]
  const { title, content, actText, iconUrl, hasNoWayOut }: PromptWords = OWN_WORDS.includes(question.kind)
    ? { hasNoWayOut: question.words.hasNoWayOut }
    : question.words
  return {
    iconUrl,
    title: title ?? t(own.title),
    content: content ?? (own.hint && !title ? t(own.hint) : undefined),
    confirmText: actText ?? t(own.confirm),
    cancelText: own.cancel && !hasNoWayOut ? t(own.cancel) : undefined,
  }
}

/** Seconds until a window may be closed; it restarts with each window. */
function useSecondsLeft(windowId: number | null): number {
  const [secondsLeft, setSecondsLeft] = useState(WAITING_SECONDS)
  useEffect(() => {
    if (windowId === null) return
    setSecondsLeft(WAITING_SECONDS)
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [windowId])
  return secondsLeft
}
