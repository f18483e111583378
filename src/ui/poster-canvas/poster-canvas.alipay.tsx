export { VendorPosterCanvas as PosterCanvas } from './vendor-poster-canvas'
