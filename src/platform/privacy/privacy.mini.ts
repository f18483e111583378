export { noPrivacy as privacy } from './no-privacy'
