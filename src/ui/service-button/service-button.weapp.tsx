export { ContactServiceButton as ServiceButton } from './contact-service-button'
