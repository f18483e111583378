export { VendorPosterGround as PosterGround } from './vendor-poster-ground'
