export { NoPosterCanvas as PosterCanvas } from './no-poster-canvas'
