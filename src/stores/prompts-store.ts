import type { QueuePlace } from '@/contracts/order/queue-place'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { Overlay } from '@/request/interceptors/loading-overlay'
import type { AutoRetryWindow, Prompter, PromptWords, QuestionKind } from '@/request/prompter'

/** Duration of a toast, in ms. */
const TOAST_MS = 2000

export interface Toast {
  id: number
  /** Null: the words for a network that is too busy. */
  text: string | null
}

/** A question to the user, in words ready to be drawn. */
export interface Dialog {
  title: string
  content?: string
  confirmText: string
  /** Absent: there is nothing to choose, only to acknowledge. */
  cancelText?: string
}

interface OpenDialog extends Dialog {
  id: number
  answer(isConfirmed: boolean): void
}

interface OpenQuestion {
  id: number
  kind: QuestionKind
  words: PromptWords
  answer(isConfirmed: boolean): void
}

interface OpenAutoRetry {
  id: number
  words: PromptWords
  /** Automatic tries so far. */
  tries: number
  /** The place in the shop's queue; null if unknown. */
  place: QueuePlace | null
  cancel(): void
}

/** Overlays of the visible page: a short notice, a dialog. The page frame draws them. */
export class PromptsStore implements Prompter, Overlay {
  toast: Toast | null = null
  /** A screen's own question. */
  dialog: OpenDialog | null = null
  /** Prompts of the request pipeline. */
  question: OpenQuestion | null = null
  autoRetry: OpenAutoRetry | null = null
  /** Something important is under way and takes its time. */
  isBusy = false
  /** A page is on its way and takes its time. */
  isLoadingPage = false

  private lastId = 0
  private toastTimer: ReturnType<typeof setTimeout> | null = null

  constructor() {
    makeRefObservable(this, 'lastId', 'toastTimer')
  }

  /** Shows a notice; a new one takes the place of the one before. */
  showToast(text: string | null): void {
    if (this.toastTimer !== null) clearTimeout(this.toastTimer)
    this.toast = { id: ++this.lastId, text }
    this.toastTimer = setTimeout(this.hideToast, TOAST_MS)
  }

  /** Asks, and resolves with the answer. A question that is already open counts as declined. */
  showDialog(dialog: Dialog): Promise<boolean> {
    this.dialog?.answer(false)
    return new Promise((resolve) => {
      this.open({
        ...dialog,
        id: ++this.lastId,
        answer: (isConfirmed) => {
          this.closeDialog()
          resolve(isConfirmed)
        },
      })
    })
  }

  /** A notice of the pipeline. */
  notify({ title, content }: PromptWords): void {
    this.showToast([title, content].filter(Boolean).join(' ') || null)
  }

  confirm(kind: QuestionKind, words: PromptWords): Promise<boolean> {
    this.question?.answer(false)
    return new Promise((resolve) => {
      this.setQuestion({
        id: ++this.lastId,
        kind,
        words,
        answer: (isConfirmed) => {
          this.setQuestion(null)
          resolve(isConfirmed)
        },
      })
    })
  }

  startAutoRetry(words: PromptWords): AutoRetryWindow {
    const id = ++this.lastId
    let cancel = () => {}
    const cancelled = new Promise<void>((resolve) => {
      cancel = resolve
    })
    const begun: OpenAutoRetry = { id, words, tries: 0, place: null, cancel }
    this.setAutoRetry(begun)
    const become = (next: OpenAutoRetry | null) => {
      if (this.autoRetry?.id === id) this.setAutoRetry(next)
    }
    return {
      cancelled,
      setTries: (tries) => become({ ...begun, tries }),
      setPlace: (place) => become({ ...begun, place }),
      close: () => become(null),
    }
  }

  showLoading(): void {
    this.isBusy = true
  }

  hideLoading(): void {
    this.isBusy = false
  }

  setLoadingPage(isLoadingPage: boolean): void {
    this.isLoadingPage = isLoadingPage
  }

  /** Declines every open prompt: its page is gone. */
  dismissAll(): void {
    this.dialog?.answer(false)
    this.question?.answer(false)
    this.autoRetry?.cancel()
  }

  private setQuestion(question: OpenQuestion | null): void {
    this.question = question
  }

  private setAutoRetry(autoRetry: OpenAutoRetry | null): void {
    this.autoRetry = autoRetry
  }

  private open(dialog: OpenDialog): void {
    this.dialog = dialog
  }

  private closeDialog(): void {
    this.dialog = null
  }

  private hideToast(): void {
    this.toast = null
    this.toastTimer = null
  }
}
