import type { Contact } from './contract'

export const contact: Contact = {
  hasCompanyChat: false,
  hasNativeService: false,
  async call(telephone) {
    window.location.href = `tel:${telephone}`
    return true
  },
  openCompanyChat: async () => false,
}
