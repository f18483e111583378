export { MiniSlideBar as SlideBar } from './mini-slide-bar'
