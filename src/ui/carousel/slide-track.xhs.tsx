export { SwiperTrack as SlideTrack } from './swiper-track'
