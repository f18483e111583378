export { miniPoster as poster } from './mini-poster'
