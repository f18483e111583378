export { miniGeolocation as geolocation } from './mini-geolocation'
