/** The package types the decoder whose WebAssembly lies in a file beside it; this is the same one in a single file. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js';

  export default function loadDecoder(): MainModule;
}
