import React, {useEffect, type ReactNode, type RefObject} from 'react';
import type {Autocomplete, ModalState} from './items';
import {LoadingIcon, MagnifierIcon, ResetIcon} from './icons';
import {texts} from './texts';
import {MODAL_QUERY_LENGTH} from './useAutocomplete';

interface Props {
  autocomplete: Autocomplete;
  state: ModalState;
  input: RefObject<HTMLInputElement | null>;
  /** Whether there are rows that the input controls. */
  hasRows: boolean;
  /** Whether the query is the text selected on the page. */
  isSelection: boolean;
  onClose: () => void;
}

/** Returns the attributes of a combobox whose popup are the trees shown. */
function comboboxProps({autocomplete, input, state, hasRows}: Props) {
  const {
    'aria-controls': controls,
    'aria-activedescendant': active,
    ...props
  } = autocomplete.getInputProps({
    inputElement: input.current,
    maxLength: MODAL_QUERY_LENGTH,
  });
  const isExpanded = hasRows && state.isOpen;
  return {
    ...props,
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isExpanded,
    'aria-haspopup': 'tree' as const,
    'aria-controls': isExpanded ? controls : undefined,
    // The input has a label of its own.
    'aria-labelledby': undefined,
    'aria-activedescendant': isExpanded ? active : undefined,
  };
}

/** The modal's input and its buttons. */
export default function SearchBox(props: Props): ReactNode {
  const {autocomplete, state, input, isSelection, onClose} = props;
  useEffect(() => {
    const field = input.current;
    field?.focus();
    if (isSelection) {
      field?.select();
    } else {
      field?.setSelectionRange(field.value.length, field.value.length);
    }
  }, [input, isSelection]);
  return (
    <div className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        onSubmit={(event) => {
          event.preventDefault();
        }}
        onReset={(event) => {
          autocomplete
            .getFormProps({inputElement: input.current})
            .onReset(event);
        }}
      >
        <label
          className="DocSearch-MagnifierLabel"
          {...autocomplete.getLabelProps()}
        >
          <MagnifierIcon />
          <span className="DocSearch-VisuallyHiddenForAccessibility">
            {texts.searchInputLabel}
          </span>
        </label>
        <div className="DocSearch-LoadingIndicator">
          <LoadingIcon />
        </div>
        <input
          className="DocSearch-Input"
          ref={input}
          {...comboboxProps(props)}
        />
        <button
          type="reset"
          title={texts.resetButtonTitle}
          className="DocSearch-Reset"
          aria-label={texts.resetButtonAriaLabel}
          hidden={!state.query}
        >
          <ResetIcon />
        </button>
      </form>
      <button
        className="DocSearch-Cancel"
        type="button"
        aria-label={texts.cancelButtonAriaLabel}
        onClick={onClose}
      >
        {texts.cancelButtonText}
      </button>
    </div>
  );
}
