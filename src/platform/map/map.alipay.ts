export { miniMap as map } from './mini-map'
