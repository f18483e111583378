import type { PaymentInfo } from '@/contracts/payment/pay'
import { isOpenable } from '@/domain/web-address'
import { trustedHtml } from '../../trusted-types/trusted-types'

/** True for addresses a payment may open: this shop's own server, or a provider named by the build. */
export function isPayAddress(address: string): boolean {
  const ownOrigin = GATEWAY_ORIGIN || window.location.origin
  return isOpenable(address, { ownOrigin, hosts: PAY_HOSTS })
}

/**
 * Payment form of a union card or an Alipay page. Takes only its address and fields from the HTML: nothing else becomes
 * part of the page. Null if it must not be sent.
 */
export function formOf(info: PaymentInfo): HTMLFormElement | null {
  const { action, method, fields } = info.form ? partsOfHtml(info.form) : partsOfMap(info)
  if (!isPayAddress(action)) return null
  const form = document.createElement('form')
  form.action = action
  form.method = method
  form.style.display = 'none'
  for (const [name, value] of fields) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.appendChild(field)
  }
  return form
}

interface FormParts {
  action: string
  method: string
  fields: [name: string, value: string][]
}

function partsOfMap({ formAction = '', formMethod = 'POST', formFields = {} }: PaymentInfo): FormParts {
  return { action: formAction, method: formMethod, fields: Object.entries(formFields) }
}

function partsOfHtml(html: string): FormParts {
  // Nothing runs or loads in a separate document.
  const form = new DOMParser().parseFromString(trustedHtml(html), 'text/html').querySelector('form')
  const inputs = Array.from(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])
  return {
    action: form?.getAttribute('action') ?? '',
    method: form?.getAttribute('method') ?? 'POST',
    fields: inputs.map(({ name, value }) => [name, value]),
  }
}
