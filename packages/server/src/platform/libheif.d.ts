/**
 * The package has types for the decoder with a separate WebAssembly file; this is the same decoder in a single file.
 */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js';

  export default function loadDecoder(): MainModule;
}
