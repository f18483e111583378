import type { PaymentInfo } from '@/contracts/payment/pay'
import { isOpenable } from '@/domain/web-address'
import { trustedHtml } from '../../trusted-types/trusted-types'

/** Whether a payment may lead there: this shop's own server, or a provider that the build names. */
export function isPayAddress(address: string): boolean {
  const ownOrigin = GATEWAY_ORIGIN || window.location.origin
  return isOpenable(address, { ownOrigin, hosts: PAY_HOSTS })
}

/**
 * The form that a union card or a page of Alipay is paid with. Only its address and its fields are taken over from HTML:
 * whatever else stands there never becomes part of the page. Null if it may not be sent.
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
  // Nothing runs or loads in a document of its own.
  const form = new DOMParser().parseFromString(trustedHtml(html), 'text/html').querySelector('form')
  const inputs = Array.from(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])
  return {
    action: form?.getAttribute('action') ?? '',
    method: form?.getAttribute('method') ?? 'POST',
    fields: inputs.map(({ name, value }) => [name, value]),
  }
}
