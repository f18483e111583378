import { miniImages, pickWithChooseImage } from './mini-images'

/** Xiaohongshu has no call to make pictures smaller; it does so when they are chosen. */
export const images = miniImages({ pick: pickWithChooseImage, shrink: async (path) => path })
