export { MiniPressable as Pressable } from './mini-pressable'
