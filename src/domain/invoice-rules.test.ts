import { isInvoiceContact, normalizedContact } from './invoice-rules'

describe('the recipient of an invoice (INVOICE-009, INVOICE-010)', () => {
  it.each([
    ['PHONE', '138 0013-8000', '13800138000'],
    ['PHONE', '＋８６ （138）00138000', '+8613800138000'],
    ['EMAIL', ' an+tax@example.com\u200b', 'an+tax@example.com'],
    ['EMAIL', 'ａｎ-show@example.com', 'an-show@example.com'],
  ] as const)('reads the %s %j as %s (issue 31)', (kind, typed, contact) => {
    expect(normalizedContact(kind, typed)).toBe(contact)
    expect(isInvoiceContact(kind, contact)).toBe(true)
  })

  it.each([
    ['PHONE', '12'],
    ['PHONE', 'an@example.com'],
    ['EMAIL', 'nobody'],
  ] as const)('rejects the %s %s', (kind, typed) => {
    expect(isInvoiceContact(kind, normalizedContact(kind, typed))).toBe(false)
  })
})
