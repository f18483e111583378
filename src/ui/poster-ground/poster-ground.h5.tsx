export { NoPosterGround as PosterGround } from './no-poster-ground'
