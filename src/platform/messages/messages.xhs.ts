export { noMessages as messages } from './no-messages'
