import type { CustomerService } from './contract'

export const customerService: CustomerService = {
  hasCompanyChat: false,
  hasNativeService: false,
  async call(telephone) {
    window.location.href = `tel:${telephone}`
    return true
  },
  openCompanyChat: async () => false,
}
