interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader has reason to save data, or little to spend. */
export function isSparing(): boolean {
  const {connection}: {connection?: Connection} = navigator;
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
}
