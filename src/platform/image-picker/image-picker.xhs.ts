import { miniImagePicker, pickWithChooseImage } from './mini-image-picker'

/** Xiaohongshu has no call to make pictures smaller; it does so when they are chosen. */
export const imagePicker = miniImagePicker({ pick: pickWithChooseImage, shrink: async (path) => path })
