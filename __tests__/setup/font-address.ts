// A font is only ever asked for its address, and in tests any address will do.
export default '/font.woff2'
