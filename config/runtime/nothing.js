// Stands in for a part of Taro's web runtime that this app never uses: its pull-down, its icon font.
export default null
