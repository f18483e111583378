export { miniVideo as video } from './mini-video'
