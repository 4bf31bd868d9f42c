import {readSettings} from './settings';

function keyOf(name: string): string {
  return name + readSettings().namespace;
}

/** Gives what is stored; null where nothing is or the storage is blocked. */
export function read(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Stores a value; what can't be stored holds for this page alone. */
export function write(name: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // The page has changed all the same.
  }
}

/** Whether anything is stored under a name that starts so. */
export function hasAny(start: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}

/** Calls back when another tab stores something under a name. */
export function follow(name: string, tell: (value: string) => void): void {
  addEventListener('storage', ({key, newValue}) => {
    if (key === keyOf(name) && newValue !== null) {
      tell(newValue);
    }
  });
}
