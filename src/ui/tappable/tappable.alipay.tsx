export { MiniTappable as Tappable } from './mini-tappable'
