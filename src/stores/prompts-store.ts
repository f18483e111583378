import { makeAutoObservable, observableRef } from 'mobx'

/** How long a toast stays, in ms (S1 §9). */
const TOAST_MS = 2000

export interface Toast {
  id: number
  text: string
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

/** What lies over the visible page: a short notice, a question. The page frame draws it. */
export class PromptsStore {
  toast: Toast | null = null
  dialog: OpenDialog | null = null

  private lastId = 0
  private toastTimer: ReturnType<typeof setTimeout> | null = null

  constructor() {
    makeAutoObservable<this, 'lastId' | 'toastTimer'>(
      this,
      { toast: observableRef, dialog: observableRef, lastId: false, toastTimer: false },
      { autoBind: true },
    )
  }

  /** Shows a notice; a new one takes the place of the one before. */
  showToast(text: string): void {
    if (this.toastTimer !== null) clearTimeout(this.toastTimer)
    this.toast = { id: ++this.lastId, text }
    this.toastTimer = setTimeout(this.hideToast, TOAST_MS)
  }

  /** Asks, and resolves with the answer. A question that is already open counts as declined. */
  ask(dialog: Dialog): Promise<boolean> {
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

  /** Takes everything away, for example because the page changes. */
  clear(): void {
    this.dialog?.answer(false)
    this.hideToast()
  }

  private open(dialog: OpenDialog): void {
    this.dialog = dialog
  }

  private closeDialog(): void {
    this.dialog = null
  }

  private hideToast(): void {
    this.toast = null
  }
}
