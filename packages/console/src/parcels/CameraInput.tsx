import type { RefObject } from 'react';

interface CameraInputProps {
  /** The input, to be clicked to open the device's camera or its files. */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly onPick: (file: File) => void;
}

/** The hidden input of a button that takes a picture. */
export const CameraInput = ({ ref, label, onPick }: CameraInputProps) => (
  <input
    ref={ref}
    type="file"
    accept="image/*"
    capture="environment"
    hidden
    aria-label={label}
    onChange={(event) => {
      const [file] = event.target.files ?? [];
      event.target.value = '';
      if (file) onPick(file);
    }}
  />
);
