import { miniPhotoLibrary } from './mini-photo-library'

export const photoLibrary = miniPhotoLibrary('scope.writePhotosAlbum')
