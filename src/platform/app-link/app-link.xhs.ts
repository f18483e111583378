export { noAppLink as appLink } from './no-app-link'
