// Replaces unused parts of Taro's web runtime: pull-down, icon font.
export default null
