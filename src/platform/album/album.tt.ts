import { miniAlbum } from './mini-album'

export const album = miniAlbum('scope.album')
