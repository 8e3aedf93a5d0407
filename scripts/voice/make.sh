#!/bin/sh
# Makes the computer's voice for Space Alert: one file of clips a language, and where each begins.
#
# Needs espeak-ng, sox with its mp3 format, and opusenc (Debian: espeak-ng, sox, libsox-fmt-mp3,
# opus-tools). Neither building nor playing needs any of them: what this makes is in the repository.
# A clip of one's own replaces the one that is made: put `own/<language>/<id>.wav` beside this file.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out="$here/../../web/public/voice"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"

# How a ship's computer sounds: a narrow band, a short metallic echo, and all clips equally loud.
shape() {
    sox "$1" -r 24000 -c 1 "$2" gain -9 highpass 220 lowpass 5200 compand 0.02,0.15 6:-50,-28,-10 -9 -90 0.05 \
        echo 0.85 0.7 34 0.22 overdrive 3 silence 1 0.01 0.4% reverse silence 1 0.01 0.4% reverse \
        pad 0.03 0.05 gain -n -2
}

make() { # language, voice, speed, pitch, column
    list="$work/$1.list" times="$work/$1.times" at=0
    : > "$list"; : > "$times"
    sox -n -r 24000 -c 1 "$work/gap.wav" trim 0 0.3
    tab=$(printf '\t')
    while IFS="$tab" read -r id english french; do
        case $5 in en) text=$english ;; *) text=$french ;; esac
        raw="$here/own/$1/$id.wav"
        if [ ! -f "$raw" ]; then
            raw="$work/raw.wav"
            espeak-ng -v "$2" -s "$3" -p "$4" -a 160 -g 2 -w "$raw" "$text"
        fi
        shape "$raw" "$work/$1-$id.wav"
        long=$(soxi -s "$work/$1-$id.wav")
        printf '%s\t%s\t%s\t%s\n' "$id" "$at" "$long" "$(sha256sum "$work/$1-$id.wav" | cut -c1-16)" >> "$times"
        at=$((at + long + 7200))
        printf '%s\n%s\n' "$work/$1-$id.wav" "$work/gap.wav" >> "$list"
    done < "$here/lines.tsv"
    # The names hold no blanks: the folder is made above.
    # shellcheck disable=SC2046
    sox $(cat "$list") "$work/$1.wav"
    opusenc --quiet --bitrate 24 --framesize 40 --discard-comments --serial 1 "$work/$1.wav" "$out/computer-$1.ogg"
    sox "$work/$1.wav" -C 24.2 "$out/computer-$1.mp3"
    manifest "$1" "$times" > "$out/computer-$1.json"
}

# Seconds from the start of the file, how long, and what the clip was made of.
manifest() {
    awk -v language="$1" -v ogg="$(sha256sum "$out/computer-$1.ogg" | cut -d' ' -f1)" -v mp3="$(sha256sum "$out/computer-$1.mp3" | cut -d' ' -f1)" '
        BEGIN { printf "{\n  \"language\": \"%s\",\n  \"files\": { \"computer-%s.ogg\": \"%s\", \"computer-%s.mp3\": \"%s\" },\n  \"clips\": {\n", language, language, ogg, language, mp3 }
        { printf "%s    \"%s\": { \"at\": %.3f, \"long\": %.3f, \"hash\": \"%s\" }", (NR > 1 ? ",\n" : ""), $1, $2 / 24000, $3 / 24000, $4 }
        END { printf "\n  }\n}\n" }' "$2"
}

make en en-gb 150 28 en
make fr fr-fr 148 30 fr
ls -l "$out"
