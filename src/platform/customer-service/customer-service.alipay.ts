export { miniCustomerService as customerService } from './mini-customer-service'
