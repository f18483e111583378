export { MiniPicture as Picture } from './mini-picture'
