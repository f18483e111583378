export { MiniVideoPlayer as VideoPlayer } from './mini-video-player'
