import { VendorRefusal } from './answers'
import type { VendorApi, VendorHost } from './vendor-host'

/** A toast, in the union of the vendors' fields. */
export interface Toast {
  text: string
  /** `success`, `error`, `loading`, `none`, Alipay's `fail` and `exception`; empty by default. */
  icon: string
}

/** A dialog of the vendor (showModal, Alipay's confirm and alert). */
export interface Modal {
  title: string
  text: string
  confirmText: string
  /** Empty for a single button. */
  cancelText: string
}

interface PromptOptions {
  title?: string
  content?: string
  icon?: string
  type?: string
  confirmText?: string
  cancelText?: string
  showCancel?: boolean
  confirmButtonText?: string
  cancelButtonText?: string
  buttonText?: string
  itemList?: string[]
  items?: string[]
}

/** Vendor prompts: recorded, and answered as set by the test. */
export class Prompts {
  readonly toasts: Toast[] = []
  readonly modals: Modal[] = []
  readonly actionSheets: string[][] = []
  /** Text of the loading overlay while it is visible. */
  loading: string | undefined
  private readonly modalAnswers: ('confirm' | 'cancel')[] = []
  private readonly sheetAnswers: (number | 'cancel')[] = []

  constructor(private readonly host: VendorHost) {}

  /** Sets the next dialog's answer; by default the user confirms. */
  answerModal(answer: 'confirm' | 'cancel'): void {
    this.modalAnswers.push(answer)
  }

  /** Sets the next action sheet's answer by index; by default the first entry. */
  answerActionSheet(answer: number | 'cancel'): void {
    this.sheetAnswers.push(answer)
  }

  api(): VendorApi {
    const { host } = this
    return {
      showToast: host.asyncApi<PromptOptions>('showToast', (options) => this.toast(options)),
      hideToast: host.asyncApi('hideToast', () => undefined),
      showLoading: host.asyncApi<PromptOptions>('showLoading', ({ title, content }) =>
        this.load(title ?? content ?? ''),
      ),
      hideLoading: host.asyncApi('hideLoading', () => this.load(undefined)),
      showModal: host.asyncApi<PromptOptions>('showModal', (options) => this.modal(options)),
      confirm: host.asyncApi<PromptOptions>('confirm', (options) => {
        const { confirm } = this.modal({
          ...options,
          confirmText: options.confirmButtonText,
          cancelText: options.cancelButtonText,
        })
        return { confirm }
      }),
      alert: host.asyncApi<PromptOptions>('alert', (options) => {
        this.modal({ ...options, confirmText: options.buttonText, showCancel: false })
        return { success: true }
      }),
      showActionSheet: host.asyncApi<PromptOptions>('showActionSheet', (options) => this.actionSheet(options)),
    }
  }

  private toast({ title, content, icon, type }: PromptOptions): undefined {
    this.toasts.push({ text: title ?? content ?? '', icon: icon ?? type ?? '' })
  }

  private load(text: string | undefined): undefined {
    this.loading = text
  }

  private modal(options: PromptOptions): { confirm: boolean; cancel: boolean } {
    this.modals.push({
      title: options.title ?? '',
      text: options.content ?? '',
      confirmText: options.confirmText ?? '确定',
      cancelText: options.showCancel === false ? '' : (options.cancelText ?? '取消'),
    })
    const confirm = options.showCancel === false || (this.modalAnswers.shift() ?? 'confirm') === 'confirm'
    return { confirm, cancel: !confirm }
  }

  private actionSheet({ itemList, items }: PromptOptions): Record<string, unknown> {
    this.actionSheets.push(itemList ?? items ?? [])
    const answer = this.sheetAnswers.shift() ?? 0
    // Alipay reports a dismissed sheet as index -1, the others as a failure.
    if (this.host.platform === 'alipay') return { index: answer === 'cancel' ? -1 : answer }
    if (answer === 'cancel') throw new VendorRefusal('cancel')
    return { tapIndex: answer }
  }
}
