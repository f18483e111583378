import { miniPhotoLibrary } from './mini-photo-library'

export const photoLibrary = miniPhotoLibrary('writePhotosAlbum')
